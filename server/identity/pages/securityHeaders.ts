const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "script-src 'self'",
  // The product's font, for the page after the sign-in.
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Sent with every page of identity: nothing from elsewhere, nothing inline, in no frame, in no cache. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY.join('; '),
  'x-content-type-options': 'nosniff',
  // With less, browsers would send the form with `Origin: null`.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};
