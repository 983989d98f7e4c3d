/** Where the record stands by which a company proves a domain: in a place of its own, so that it meets no other record. */
export const proofHost = '_mihna';

/** What the record of a domain says. */
export function proofRecord(mark: string): string {
  return `mihna-domain=${mark}`;
}

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether a text is a name on the internet: at least two labels of letters, digits and hyphens, and no address of figures. */
export function isDomain(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= 253 &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}
