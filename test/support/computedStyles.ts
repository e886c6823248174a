const inlineOf = (element: Element, name: string): string =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style.getPropertyValue(name) : '';

/** An inherited property that only inline styles set. */
function inherited(element: Element, name: string, initial: string): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const value = inlineOf(one, name);
    if (value) return value;
  }
  return initial;
}

/** The features of an element that jsdom's style sheet uses for `display`. */
const kindOf = (element: Element): string =>
  [element.tagName, element.getAttribute('type'), element.hasAttribute('hidden'), element.hasAttribute('open')].join();

/** Properties that jsdom's style sheet never sets and axe reads on each element. */
const PLAIN: ReadonlySet<string> = new Set([
  'clip',
  'clip-path',
  'contain',
  'content-visibility',
  'filter',
  'float',
  'isolation',
  'mask',
  'mask-border',
  'mask-image',
  'mix-blend-mode',
  'opacity',
  'overflow',
  'perspective',
  'transform',
  'transform-style',
  'will-change',
  'z-index',
]);

/** Style names by their script names. */
const NAMES: Readonly<Record<string, string>> = { pointerEvents: 'pointer-events' };

/**
 * Shortcuts `getComputedStyle` in a page without style sheets: for each query by role, test libraries ask every element
 * whether it is displayed, visible and takes pointer events. jsdom matches each against every rule of its own style
 * sheet, which takes most of the time of tests that render.
 */
export function answerStylesQuickly(view: Window & typeof globalThis): void {
  const computed = view.getComputedStyle.bind(view);
  const displays = new Map<string, string>();

  function displayOf(element: Element): string {
    const inline = inlineOf(element, 'display');
    if (inline) return inline;
    const kind = kindOf(element);
    const known = displays.get(kind) ?? computed(element).display;
    displays.set(kind, known);
    return known;
  }

  function quickValue(element: Element, given: string): string | undefined {
    const name = NAMES[given] ?? given;
    if (name === 'display') return displayOf(element);
    if (PLAIN.has(name)) return inlineOf(element, name);
    if (name === 'visibility') return inherited(element, name, 'visible');
    return name === 'pointer-events' ? inherited(element, name, 'auto') : undefined;
  }

  view.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return computed(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const all = () => (whole ??= computed(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, name) {
        if (name === 'getPropertyValue')
          return (property: string) => quickValue(element, property) ?? all().getPropertyValue(property);
        const quick = typeof name === 'string' ? quickValue(element, name) : undefined;
        if (quick !== undefined) return quick;
        const value: unknown = Reflect.get(all(), name);
        return typeof value === 'function' ? (value.bind(all()) as unknown) : value;
      },
    });
  };
}
