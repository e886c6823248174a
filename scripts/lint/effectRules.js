const HOOKS = /^use(Layout|Insertion)?Effect$/;

/** The name of what is called: `useEffect` of `useEffect(…)` and of `React.useEffect(…)`. */
const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name) ?? '';

/** Whether a function hands back the value of an expression; `() => () => end()` is a clean-up, plain to see. */
const answersValue = (node) =>
  node?.type === 'ArrowFunctionExpression' &&
  node.body.type !== 'BlockStatement' &&
  node.body.type !== 'ArrowFunctionExpression';

/**
 * React calls what an effect or a ref callback returns as its clean-up, and the page crashes where it is anything but a
 * function. What a call returns changes with the browser: `scrollIntoView` answers a promise since Chromium 145.
 */
const effectBody = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { value: 'an effect or ref callback returns nothing but a clean-up: write its body in braces' },
  },
  create: (context) => {
    const check = (node) => answersValue(node) && context.report({ node: node.body, messageId: 'value' });
    return {
      CallExpression: ({ callee, arguments: [effect] }) => HOOKS.test(nameOf(callee)) && check(effect),
      JSXAttribute: ({ name, value }) =>
        name.name === 'ref' && value?.type === 'JSXExpressionContainer' && check(value.expression),
    };
  },
};

/** What effects and ref callbacks may return. */
export default { meta: { name: 'effects' }, rules: { body: effectBody } };
