/** Types that a browser could run, whatever the headers around them say. */
const ACTIVE = /^(text\/(html|xml|javascript|ecmascript)|application\/(xml|javascript|ecmascript|xhtml\+xml)|.*\+xml)$/;

/**
 * The media type under which a file of people is answered: never one that could become a page or a script of ours.
 *
 * @example inertType('text/html') // 'application/octet-stream'
 */
export const inertType = (type: string): string => (ACTIVE.test(type) ? 'application/octet-stream' : type);
