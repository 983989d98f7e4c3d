/** What stays Latin in Arabic texts: formats, codes, keys, names that nobody writes in Arabic. */
const latin = new Set(
  `PDF PNG JPEG WebP HEIC AVIF docx doc CSV ZIP JSON ICS QR HTML RSS XML MP MOV WebM JavaScript Typst https API IP CIDR IPv SMTP SPF DKIM DNS URL CAPTCHA WCAG ID PIN TOTP
  Enter Shift Space Esc Tab Ctrl Cmd Alt Home End K J L N
  QID CR UPDA DHP QCHP DataFlow NEBOSH PMP MOFA GCC
  Aegis FAS Google Authenticator Chrome Edge Firefox Safari Teams Zoom Meet Outlook Gmail iPhone Android Windows iCloud Apple Microsoft
  Full HD X English Français Word Excel Resume A Letter Idempotency Key
  TXT CNAME ALIAS ANAME OpenID Connect SAML SSO ACS NameID PEM RSA SCIM groups roles iCal CalDAV iCloud Nextcloud Fastmail Zimbra Outlook`.split(
    /\s+/,
  ),
);

/** The Latin words of an Arabic text that are none of these, no address and no name of a field. */
export function latinWordsIn(text: string): string[] {
  const bare = text.replace(
    /\{\w+\}|«npm run [^»]+»|[A-Z]+(?:_[A-Z]+)+|https?:\/\/\S*|[\w.+-]+@[\w.-]+|\/?[a-z]+(?:[-./][a-z]+)+|\/[a-z-]+/g,
    ' ',
  );
  return (bare.match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !latin.has(word));
}
