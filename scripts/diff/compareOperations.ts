import { isObject } from '../../src/resources/common/isObject';
import { dataAt, inArea, pairs, type Change, type Data } from './changes';
import { operationAccessChanges } from './compareAccess';
import { compareJsonSchemas, type Direction } from './compareJsonSchemas';
import type { ApiShape } from './snapshotTypes';

interface Outcome {
  readonly text: string;
  readonly breaking: boolean;
}

type Parameters = Readonly<Record<string, Data>>;

const parametersOf = (operation: Data): Parameters => {
  const all = Array.isArray(operation['parameters']) ? operation['parameters'].filter(isObject) : [];
  return Object.fromEntries(all.map((one) => [`${String(one['name'])} (${String(one['in'])})`, one]));
};

const inlineChanges = (what: string, before: Data, after: Data, direction: Direction): readonly Outcome[] =>
  compareJsonSchemas(before, after, direction).map(({ path, text, breaking }) => ({
    text: `${[what, path].filter(Boolean).join(', ')} : ${text}`,
    breaking,
  }));

function parameterChanges(before: Data, after: Data): readonly Outcome[] {
  const { removed, added, kept } = pairs(parametersOf(before), parametersOf(after));
  const isRequired = (parameter: Data) => parameter['required'] === true;
  return [
    ...removed.map(([name]) => ({ text: `paramètre ${name} supprimé`, breaking: true })),
    ...added.map(([name, one]) => ({
      text: `paramètre ${name} ajouté${isRequired(one) ? ', obligatoire' : ''}`,
      breaking: isRequired(one),
    })),
    ...kept.flatMap(([name, one, other]) => [
      ...(isRequired(one) === isRequired(other)
        ? []
        : [
            {
              text: `paramètre ${name} ${isRequired(other) ? 'obligatoire' : 'facultatif'}`,
              breaking: isRequired(other),
            },
          ]),
      ...inlineChanges(`paramètre ${name}`, dataAt(one, 'schema'), dataAt(other, 'schema'), 'request'),
    ]),
  ];
}

/** Compares the schemas of all content types; a type on one side only is reported by name. */
function contentChanges(what: string, before: Data, after: Data, direction: Direction): readonly Outcome[] {
  const { removed, added, kept } = pairs(dataAt(before, 'content'), dataAt(after, 'content'));
  return [
    ...removed.map(([type]) => ({ text: `${what} : plus de ${type}`, breaking: true })),
    ...added.map(([type]) => ({ text: `${what} : aussi ${type}`, breaking: false })),
    ...kept.flatMap(([, one, other]) => inlineChanges(what, dataAt(one, 'schema'), dataAt(other, 'schema'), direction)),
  ];
}

function bodyChanges(before: Data, after: Data): readonly Outcome[] {
  const [one, other] = [before['requestBody'], after['requestBody']];
  if (!isObject(one)) return isObject(other) ? [{ text: 'lit un corps', breaking: other['required'] === true }] : [];
  if (!isObject(other)) return [{ text: 'ne lit plus de corps', breaking: true }];
  const isNew = other['required'] === true && one['required'] !== true;
  return [
    ...(isNew ? [{ text: 'corps obligatoire', breaking: true }] : []),
    ...contentChanges('corps', one, other, 'request'),
  ];
}

const isSuccess = (status: string): boolean => status.startsWith('2');

function answerChanges(before: Data, after: Data): readonly Outcome[] {
  const { removed, added, kept } = pairs(dataAt(before, 'responses'), dataAt(after, 'responses'));
  return [
    ...removed.map(([status]) => ({ text: `plus de réponse ${status}`, breaking: isSuccess(status) })),
    ...added.map(([status]) => ({ text: `réponse ${status}`, breaking: false })),
    ...kept.flatMap(([status, one, other]) =>
      contentChanges(`réponse ${status}`, isObject(one) ? one : {}, isObject(other) ? other : {}, 'response'),
    ),
  ];
}

const isExtension = (operation: Data): boolean => operation['x-extension'] === true;

/** Leaving the contract removes the operation from APIs that implement only the contract. */
const contractChanges = (before: Data, after: Data): readonly Outcome[] =>
  isExtension(before) === isExtension(after)
    ? []
    : [
        isExtension(after)
          ? { text: 'n’est plus du contrat, et devient une extension', breaking: true }
          : { text: 'est du contrat, et n’est plus une extension', breaking: false },
      ];

function operationChanges(where: string, before: Data, after: Data): readonly Change[] {
  const outcomes = [parameterChanges, bodyChanges, answerChanges, contractChanges].flatMap((compare) =>
    compare(before, after),
  );
  const access = operationAccessChanges(String(before['x-right']), String(after['x-right']));
  return [
    ...outcomes.map((one) => inArea('api')({ where, ...one })),
    ...access.map((one) => inArea('rights')({ where, ...one })),
  ];
}

const methodsOf = (item: Data): string =>
  Object.keys(item)
    .map((method) => method.toUpperCase())
    .join(', ');

export function compareOperations(before: ApiShape['paths'], after: ApiShape['paths']): readonly Change[] {
  const { removed, added, kept } = pairs(before, after);
  const change = inArea('api');
  return [
    ...removed.map(([where, item]) =>
      change({ where, text: `adresse supprimée (${methodsOf(item)})`, breaking: true }),
    ),
    ...added.map(([where, item]) => change({ where, text: `adresse ajoutée (${methodsOf(item)})`, breaking: false })),
    ...kept.flatMap(([path, one, other]) => {
      const methods = pairs(one, other);
      const at = (method: string) => `${method.toUpperCase()} ${path}`;
      return [
        ...methods.removed.map(([method]) =>
          change({ where: at(method), text: 'opération supprimée', breaking: true }),
        ),
        ...methods.added.map(([method]) => change({ where: at(method), text: 'opération ajoutée', breaking: false })),
        ...methods.kept.flatMap(([method, item, next]) => operationChanges(at(method), item, next)),
      ];
    }),
  ];
}
