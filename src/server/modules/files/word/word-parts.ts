import { Parser } from 'htmlparser2';
import type { ZipParts } from './zip-parts.ts';

/** Nothing that a person writes nests deeper. */
const deepest = 200;

type Attributes = Readonly<Record<string, string>>;

interface XmlReader {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text?(text: string): void;
}

/** Walks through one XML part. Entities of a document type are refused with it; no Word file has one. */
export function readXml(bytes: Buffer, reader: XmlReader): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > deepest) throw new Error('Nested too deeply');
        reader.open(name, attributes);
      },
      onclosetag(name) {
        depth -= 1;
        reader.close(name);
      },
      ontext: (text) => reader.text?.(text),
      onprocessinginstruction(name) {
        if (/^!doctype/i.test(name)) throw new Error('A document type');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(bytes.toString('utf8'));
}

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';

/** Where the parts of a Word file lie. */
export interface WordParts {
  document: string;
  headers: string[];
  footers: string[];
}

/** Undefined for an archive that is no Word document; `macros` where it brings programs along. */
export function wordParts(parts: ZipParts): WordParts | 'macros' | undefined {
  const types = parts.read('[Content_Types].xml');
  if (!types) return undefined;
  const found: WordParts = { document: '', headers: [], footers: [] };
  let hasMacros = parts.names.some((name) => /vba(?:Project|Data)/i.test(name));
  readXml(types, {
    open(name, { PartName = '', ContentType = '' }) {
      if (name !== 'Override') return;
      const path = PartName.replace(/^\//, '');
      if (/macroEnabled/i.test(ContentType)) hasMacros = true;
      if (ContentType === `${main}document.main+xml`) found.document = path;
      if (ContentType === `${main}header+xml`) found.headers.push(path);
      if (ContentType === `${main}footer+xml`) found.footers.push(path);
    },
    close() {},
  });
  if (hasMacros) return 'macros';
  return found.document === '' ? undefined : found;
}
