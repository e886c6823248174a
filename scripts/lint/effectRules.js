const HOOKS = /^use(Layout|Insertion)?Effect$/;

/** The called name: `useEffect` for `useEffect(…)` and `React.useEffect(…)`. */
const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name) ?? '';

/** The arrow function returns an expression's value; `() => () => end()` returns a clean-up, and is fine. */
const answersValue = (node) =>
  node?.type === 'ArrowFunctionExpression' &&
  node.body.type !== 'BlockStatement' &&
  node.body.type !== 'ArrowFunctionExpression';

/**
 * React calls the value that an effect or ref callback returns as a clean-up, and crashes if it is not a function.
 * Return values of calls can change: `scrollIntoView` returns a promise since Chromium 145.
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

export default { meta: { name: 'effects' }, rules: { body: effectBody } };
