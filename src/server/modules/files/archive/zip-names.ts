/** The upper half of code page 437, in which ZIP was born: what names itself nothing else is in it. */
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const strict = new TextDecoder('utf-8', { fatal: true });

/** A name of an archive. Many programs write UTF-8 and don't say so; nothing else of some length reads as UTF-8 by chance. */
export function nameOf(bytes: Buffer, extra: Buffer): string {
  return (decoded(unicodePath(extra) ?? bytes) ?? fromCodePage(bytes)).replaceAll('\\', '/');
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined; // It is in another encoding.
  }
}

function fromCodePage(bytes: Buffer): string {
  let text = '';
  for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : (upperHalf[byte - 128] ?? '');
  return text;
}

/** Info-ZIP puts the name in UTF-8 beside the other one. */
function unicodePath(extra: Buffer): Buffer | undefined {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === 0x7075 && length > 5) return extra.subarray(at + 9, at + 4 + length);
    at += 4 + length;
  }
  return undefined;
}
