/** What the PDF of a CV is called, for whoever gets a hundred of them: who it is of, then what it is for. */
export function cvFileName({ person, name }: { person: string; name: string }): string {
  const saysWho = name.toLowerCase().includes(person.toLowerCase());
  return `${saysWho ? name : `${person}, ${name}`}.pdf`;
}
