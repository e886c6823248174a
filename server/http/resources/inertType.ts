/** Types that a browser could execute, whatever the response headers say. */
const ACTIVE = /^(text\/(html|xml|javascript|ecmascript)|application\/(xml|javascript|ecmascript|xhtml\+xml)|.*\+xml)$/;

/**
 * The media type for sending an uploaded file: never one that could run as a page or script of our origin.
 *
 * @example inertType('text/html') // 'application/octet-stream'
 */
export const inertType = (type: string): string => (ACTIVE.test(type) ? 'application/octet-stream' : type);
