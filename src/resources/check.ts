import { checkActions } from './check/actions';
import { checkAddresses, checkCollisions } from './check/addresses';
import { checkExclusions } from './check/exclusions';
import { checkAudience } from './check/audience';
import { checkBelow } from './check/below';
import { checkBoard } from './check/board';
import { checkConditions } from './check/conditions';
import { checkFields } from './check/fields';
import { checkFormulas } from './check/formulas';
import { checkGranting } from './check/granting';
import { checkKeys } from './check/keys';
import { checkOperations } from './check/operations';
import { checkOptionNames } from './check/options';
import { checkOtherLists, checkOtherPaths } from './check/otherLists';
import { checkPage } from './check/page';
import { checkParameters } from './check/parameters';
import { checkPlaces } from './check/places';
import { checkPrivacy } from './check/privacy';
import { formatProblem, type DeclarationProblem } from './check/report';
import { checkRules } from './check/rules';
import { checkScope } from './check/scope';
import { checkTarget } from './check/targets';
import { checkUses } from './check/uses';
import { checkValues } from './check/values';
import { checkView } from './check/views';
import { checkWritten } from './check/written';
import type { ResourceSchema } from './types';

/** Everything that is wrong with the declarations; `declarationCodes.ts` describes the codes. Empty where they are right. */
export function checkSchemas(schemas: readonly ResourceSchema[]): DeclarationProblem[] {
  const resourceNames = schemas.map(({ name }) => name);
  const ofEach = schemas.flatMap((schema) =>
    [
      ...checkOptionNames(schema),
      ...checkAddresses(schema, resourceNames),
      ...checkFields(schema.fields, resourceNames),
      ...checkPlaces(schema),
      ...checkPrivacy(schema, schemas),
      ...checkUses(schema, schemas),
      ...checkConditions(schema),
      ...checkRules(schema),
      ...checkActions(schema),
      ...checkKeys(schema),
      ...checkOperations(schema),
      ...checkView(schema, schemas),
      ...checkAudience(schema, schemas),
      ...checkScope(schema),
      ...checkTarget(schema, resourceNames),
      ...checkGranting(schema, schemas),
      ...checkParameters(schema, schemas),
      ...checkValues(schema),
      ...checkPage(schema, schemas),
      ...checkOtherLists(schema),
      ...checkWritten(schema),
      ...checkBoard(schema),
      ...checkExclusions(schema),
      ...checkBelow(schema, schemas),
      ...checkFormulas(schema, schemas),
    ].map((finding) => ({ ...finding, resource: schema.name })),
  );
  return [...checkCollisions(schemas), ...checkOtherPaths(schemas), ...ofEach];
}

/**
 * Refuses wrong declarations when the program starts.
 *
 * @throws {Error} with every problem on its own line:
 * `S012 partenaires.contrats: the column 'libele' is not a field; did you mean 'libelle'?`
 */
export function assertSchemas(schemas: readonly ResourceSchema[]): void {
  const problems = checkSchemas(schemas);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
}
