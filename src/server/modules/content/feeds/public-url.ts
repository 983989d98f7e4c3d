/** The absolute address of a path of the product; an address that is absolute stays as it is. */
export function absoluteUrl(publicUrl: string, path: string): string {
  return /^https?:\/\//.test(path)
    ? path
    : `${publicUrl.replace(/(?<!\/)\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
