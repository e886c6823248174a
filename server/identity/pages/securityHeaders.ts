const POLICY = [
  "default-src 'none'",
  "font-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "script-src 'self'",
  // For prefetching the product's font.
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Sent with every sign-in page: no external or inline content, no frames, no caching. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY.join('; '),
  'x-content-type-options': 'nosniff',
  // With a stricter policy, browsers would send the form with `Origin: null`.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};
