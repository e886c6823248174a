/** Runs the script of `/silent-renew`, for hosts that serve the application's page at that address too. */
export function answerFrame(): void {
  const script = document.createElement('script');
  script.src = '/silent-renew.js';
  document.head.append(script);
}
