import { drawn } from './icon.tsx';

/* Networks in the footer and on profiles. Paths from Tabler Icons (MIT), one export each so that a page ships only what it draws. */

export const LinkedInIcon = /* @__PURE__ */ drawn(
  'M8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0 -4 0M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10',
);
export const InstagramIcon = /* @__PURE__ */ drawn(
  'M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 0 0 -7 0M17 7v.01',
);
export const FacebookIcon = /* @__PURE__ */ drawn(
  'M7 10v4h3v7h4v-7h3l1 -4h-4v-2a1 1 0 0 1 1 -1h3v-4h-3a5 5 0 0 0 -5 5v2h-3',
);
export const XIcon = /* @__PURE__ */ drawn(
  'M4 4l11.733 16h4.267l-11.733 -16l-4.267 0M4 20l6.768 -6.768m2.46 -2.46l6.772 -6.772',
);
export const YouTubeIcon = /* @__PURE__ */ drawn(
  'M2 8a4 4 0 0 1 4 -4h12a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-12a4 4 0 0 1 -4 -4v-8M10 9l5 3l-5 3l0 -6',
);
export const WhatsAppIcon = /* @__PURE__ */ drawn(
  'M3 21l1.65 -3.8a9 9 0 1 1 3.4 2.9l-5.05 .9M9 10a.5 .5 0 0 0 1 0v-1a.5 .5 0 0 0 -1 0v1a5 5 0 0 0 5 5h1a.5 .5 0 0 0 0 -1h-1a.5 .5 0 0 0 0 1',
);
