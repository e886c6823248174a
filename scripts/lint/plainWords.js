/** Words that turn a comment into a riddle: the noun of the field says who or what is meant (docs/decisions/0021-tools.md). */
const RIDDLES = /\b(nobody|somebody|anybody|whoever|is none)\b/i;

const comments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { riddle: "'{{word}}' in a comment: name the person or the thing" },
  },
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        const word = RIDDLES.exec(comment.value)?.[0];
        if (word !== undefined) context.report({ loc: comment.loc, messageId: 'riddle', data: { word } });
      }
    },
  }),
};

export default { meta: { name: 'words' }, rules: { comments } };
