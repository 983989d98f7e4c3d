const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Text as it may stand in elements and attributes; characters that XML 1.0 forbids are left out. */
export function escapeXml(text: string): string {
  return withoutForbidden(text).replace(/[&<>"']/g, (sign) => named[sign] ?? sign);
}

export function cdataElement(name: string, text: string): string {
  return `<${name}>${cdata(text)}</${name}>`;
}

/** A CDATA section; an end mark inside the text is divided between two sections. */
function cdata(text: string): string {
  return `<![CDATA[${withoutForbidden(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function withoutForbidden(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
