import { DOMParser } from '@xmldom/xmldom';
import { ProviderFailure, type ProviderFault } from '#server/platform/open-id/provider.ts';

export const assertionSpace = 'urn:oasis:names:tc:SAML:2.0:assertion';
export const protocolSpace = 'urn:oasis:names:tc:SAML:2.0:protocol';
export const metadataSpace = 'urn:oasis:names:tc:SAML:2.0:metadata';
export const signatureSpace = 'http://www.w3.org/2000/09/xmldsig#';

/**
 * Reads XML that somebody else has written, and nothing but elements and text: a document type could name entities, a
 * comment cuts a name in two for who reads it less carefully.
 */
export function parseXml(text: string, fault: ProviderFault): Element {
  const refuse = () => {
    throw new ProviderFailure(fault, 'xml');
  };
  const body = text.replace(/^\uFEFF?\s*(?:<\?xml\s[^?<>]*\?>)?\s*/, '');
  if (body.includes('<!') || body.includes('<?')) refuse();
  const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } });
  const root = parser.parseFromString(body, 'text/xml')?.documentElement;
  if (!root || isDeeper(root)) throw new ProviderFailure(fault, 'xml');
  return root;
}

/** Deeper than any provider nests: whoever walks through it would run out of room. */
const deepest = 50;

function isDeeper(root: Element): boolean {
  let level = [root];
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) level = level.flatMap(elementsIn);
  return level.length > 0;
}

/** The children of an element that are called so. */
export function childrenOf(parent: Element, space: string, name: string): Element[] {
  return elementsIn(parent).filter((child) => child.namespaceURI === space && child.localName === name);
}

/** All elements below one, whatever they are called; itself first. */
export function allElements(parent: Element): Element[] {
  const found = [parent];
  for (const one of found) for (const child of elementsIn(one)) found.push(child);
  return found;
}

function elementsIn(parent: Element): Element[] {
  const children: Element[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling)
    if (node.nodeType === 1) children.push(node as Element);
  return children;
}

/** The text of an element that holds nothing else; undefined for any other. */
export function textOf(element: Element): string | undefined {
  return elementsIn(element).length === 0 ? (element.textContent ?? '').trim() : undefined;
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.hasAttribute(name) ? (element.getAttribute(name) ?? '') : undefined;
}
