import { checkActions } from './actions';
import { checkAddresses, checkCollisions } from './addresses';
import { checkExclusions } from './exclusions';
import { checkAudience } from './audience';
import { checkBelow } from './below';
import {
  checkAddress,
  checkBoard,
  checkCalendar,
  checkCards,
  checkEditable,
  checkMap,
  checkWizard,
} from './presentations';
import { checkConditions } from './conditions';
import { checkFieldAccess } from './fieldAccess';
import { checkFields } from './fields';
import { checkFollowUps } from './followUps';
import { checkFormulas } from './formulas';
import { checkGranting } from './granting';
import { checkKeys } from './keys';
import { checkOperations } from './operations';
import { checkOptionNames } from './options';
import { checkOtherLists, checkOtherPaths } from './otherLists';
import { checkPage } from './page';
import { checkParameters } from './parameters';
import { checkPlaces } from './places';
import { checkPrivacy } from './privacy';
import { formatProblem, type DeclarationProblem } from './report';
import { checkRowAccess } from './rowAccess';
import { checkRules } from './rules';
import { checkScope } from './scope';
import { checkStoredFormulas } from './storedFormulas';
import { checkSequences } from './sequences';
import { checkTarget } from './targets';
import { checkUses } from './uses';
import { checkValues } from './values';
import { checkView } from './views';
import { checkWritten } from './written';
import type { ResourceSchema } from '../language/resourceSchema';

/** All problems of the declarations; `declarationCodes.ts` describes the codes. Empty if they are right. */
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
      ...checkRules(schema, schemas),
      ...checkActions(schema),
      ...checkKeys(schema),
      ...checkOperations(schema),
      ...checkView(schema, schemas),
      ...checkAudience(schema, schemas),
      ...checkScope(schema),
      ...checkRowAccess(schema, schemas),
      ...checkTarget(schema, resourceNames),
      ...checkGranting(schema, schemas),
      ...checkParameters(schema, schemas),
      ...checkValues(schema),
      ...checkPage(schema, schemas),
      ...checkOtherLists(schema),
      ...checkWritten(schema),
      ...checkBoard(schema),
      ...checkCalendar(schema),
      ...checkMap(schema),
      ...checkCards(schema),
      ...checkAddress(schema),
      ...checkEditable(schema),
      ...checkWizard(schema),
      ...checkExclusions(schema),
      ...checkFollowUps(schema, schemas),
      ...checkBelow(schema, schemas),
      ...checkFormulas(schema, schemas),
      ...checkStoredFormulas(schema, schemas),
      ...checkFieldAccess(schema, schemas),
      ...checkSequences(schema),
    ].map((finding) => ({ ...finding, resource: schema.name })),
  );
  return [...checkCollisions(schemas), ...checkOtherPaths(schemas), ...ofEach];
}

/**
 * Refuses wrong declarations at start.
 *
 * @throws {Error} with one line per problem: `S012 partenaires.contrats: the column 'libele' is not a field;
 * did you mean 'libelle'?`
 */
export function assertSchemas(schemas: readonly ResourceSchema[]): void {
  const problems = checkSchemas(schemas);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
}
