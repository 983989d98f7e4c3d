/** The product's tokens as mail programs need them: literal values, light theme, system fonts. */
export const colors = {
  page: '#fbf8f3',
  card: '#ffffff',
  sunken: '#f6f0e6',
  line: '#e9e1d4',
  ink: '#211a17',
  ink2: '#453a34',
  muted: '#6a5d53',
  primary: '#8a1538',
  onPrimary: '#ffffff',
  link: '#0e6f6a',
} as const;

/** The same for mail programs in the dark, by class; they overrule what stands in the style attributes. */
export const darkStyles = `
@media (prefers-color-scheme: dark) {
  body, .page, .page > table, .page > table > tbody > tr > td { background-color: #15100e !important; }
  .card { background-color: #1f1815 !important; border-color: #382d28 !important; }
  .sunken { background-color: #1a1411 !important; border-color: #382d28 !important; }
  .ink { color: #f5eee6 !important; }
  .ink-2 { color: #ddd2c7 !important; }
  .muted { color: #b9aa9d !important; }
  .brand { color: #e27a98 !important; }
  .link { color: #5cc2b8 !important; }
  .button { background-color: #e27a98 !important; color: #2b0712 !important; }
}`;

export const textFont = 'Figtree, "Segoe UI", system-ui, -apple-system, Roboto, Helvetica, Arial, sans-serif';
export const headFont = `"Bricolage Grotesque", ${textFont}`;
export const codeFont = 'ui-monospace, "SF Mono", Menlo, Consolas, monospace';
