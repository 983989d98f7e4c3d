import { strToU8, zipSync } from 'fflate';

type Cell = string | number | { day: number };

const workbook =
  '<workbook xmlns:r="r"><sheets><sheet name="Old" state="hidden" r:id="r0"/><sheet name="All" r:id="r1"/></sheets></workbook>';
const links =
  '<Relationships><Relationship Id="r0" Target="worksheets/gone.xml"/><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';
const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>'.replace(
  '<cellXfs>',
  '<numFmts><numFmt numFmtId="164" formatCode="[$-409]dd/mm/yyyy;@"/></numFmts><cellXfs>',
);

/** An Excel file with the cells of one sheet: its first column shared, the others written in place. */
export function aSheet(rows: readonly (readonly Cell[])[]): Uint8Array {
  const shared: string[] = [];
  const lines = rows.map((cells, line) => {
    const written = cells.map((cell, place) => {
      const at = `r="${'ABCDEFGHIJ'[place]}${line + 1}"`;
      if (cell === '') return '';
      if (typeof cell === 'number') return `<c ${at}><v>${cell.toExponential()}</v></c>`;
      if (typeof cell === 'object') return `<c ${at} s="1"><v>${cell.day}.5</v></c>`;
      if (place > 0) return `<c ${at} t="inlineStr"><is><t>${cell}</t></is></c>`;
      shared.push(
        `<si><r><t>${cell.slice(0, 2)}</t></r><r><t>${cell.slice(2)}</t></r><rPh><t>x</t></rPh></si>`,
      );
      return `<c ${at} t="s"><v>${shared.length - 1}</v></c>`;
    });
    return `<row>${written.join('')}</row>`;
  });
  return aSheetOf(
    strToU8(`<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`),
    `<sst>${shared.join('')}</sst>`,
  );
}

/** An Excel file with any content as its sheet. */
export function aSheetOf(sheet: Uint8Array, shared = '<sst></sst>'): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(workbook),
    'xl/_rels/workbook.xml.rels': strToU8(links),
    'xl/styles.xml': strToU8(styles),
    'xl/sharedStrings.xml': strToU8(shared),
    'xl/worksheets/sheet1.xml': sheet,
  });
}
