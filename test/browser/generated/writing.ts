import { expect, type Locator, type Response } from '@playwright/test';
import type { AnyRecord } from '../../../src/resources/language/resourceSchema';
import { isInput } from '../../../src/resources/views/form/formValues';
import { stepSections } from '../../../src/resources/views/form/steps/steps';
import { fillFields } from '../../support/drive/drivers';
import { soonCounts, soonShown } from '../../support/drive/soon';
import type { Values } from '../../support/generated/requests';
import type { CollectionScreen } from './collectionScreen';

const isWrite = (method: string) => (response: Response) =>
  response.request().method() === method && new URL(response.url()).pathname.startsWith('/api/');

/** Clicks a button that writes. @returns the record in the response, if any */
async function press(screen: CollectionScreen, button: Locator, method: string): Promise<AnyRecord | undefined> {
  const answered = screen.page.waitForResponse(isWrite(method));
  await button.click();
  const response = await answered;
  expect(response.ok(), `${method} ${response.url()}: ${await response.text()}`).toBe(true);
  return response.status() === 204 ? undefined : ((await response.json()) as AnyRecord);
}

const saveButton = (form: Locator) => form.getByRole('button', { name: 'Enregistrer', exact: true });

const isInSteps = ({ schema: { wizard } }: CollectionScreen, isNew: boolean): boolean =>
  wizard === 'always' || (wizard === 'create' && isNew);

/** The fields that a form shows together: all of them, or those of each wizard step. */
function partsOf(screen: CollectionScreen, isNew: boolean): readonly (readonly string[])[] {
  const { schema } = screen;
  if (!isInSteps(screen, isNew)) return [schema.sections.flatMap(({ fields }) => fields)];
  return stepSections(schema, isNew).map((index) => schema.sections[index]?.fields ?? []);
}

/** Moves on from a step of a wizard to the next one or the summary. */
async function leaveStep(form: Locator, step: number, count: number): Promise<void> {
  await form.getByRole('button', { name: 'Suivant', exact: true }).click();
  const name = step + 1 < count ? new RegExp(`^Étape ${step + 2} sur `) : 'Récapitulatif';
  await soonShown(form.getByRole('group', { name }));
}

async function save(screen: CollectionScreen, values: Values, isNew: boolean, method = isNew ? 'POST' : 'PUT') {
  const { form, schema, seat } = screen;
  const parts = partsOf(screen, isNew);
  await soonShown(form.getByRole('button', { name: /^(?:Enregistrer|Suivant)$/ }));
  // An inert form still waits for the whole record and ignores keys.
  await soonCounts(form.locator('[inert]'), 0);
  for (const [step, shown] of parts.entries()) {
    const inputs = Object.entries(schema.fields).filter(
      ([name]) => shown.includes(name) && isInput(schema, name, isNew),
    );
    await fillFields({ scope: form, nameOf: screen.namesFor(values) }, Object.fromEntries(inputs), values);
    if (isInSteps(screen, isNew)) await leaveStep(form, step, parts.length);
  }
  await seat.health.look();
  const record = await press(screen, saveButton(form), method);
  await soonCounts(saveButton(form), 0);
  return record;
}

/** Creates a record with the form or dialog of its collection. @returns the record in the response */
export async function createRecord(screen: CollectionScreen, values: Values): Promise<AnyRecord | undefined> {
  const { scope, schema, isTab, seat } = screen;
  // Content that loads above a tab would move the button during the click.
  if (isTab) await seat.rest.reached();
  const add = isTab
    ? scope.getByRole('button', { name: `Ajouter : ${schema.label.one[0]}`, exact: true })
    : scope.getByRole('link', { name: 'Créer', exact: true });
  await add.first().click();
  if (schema.key !== undefined && isTab) return addMember(screen, schema.key, values);
  return save(screen, values, true);
}

/** Searches for a record by name, and adds it to a keyed collection. */
async function addMember(screen: CollectionScreen, key: string, values: Values): Promise<AnyRecord | undefined> {
  const { form, schema, seat } = screen;
  const { [key]: target, ...shared } = schema.fields;
  if (!target) throw new Error(`'${schema.name}' has no field '${key}'`);
  const [name = ''] = await screen.shown(values, [key]);
  await form.getByRole('searchbox').fill(name);
  // The rows move when the search results arrive.
  await soonCounts(form.getByRole('list').getByRole('listitem'), 1);
  await form.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  const inputs = schema.createdAtKey ? {} : shared;
  await fillFields({ scope: form, nameOf: screen.namesFor(values) }, inputs, values);
  await seat.health.look();
  const added = await press(screen, form.getByRole('button', { name: 'Ajouter (1)', exact: true }), 'POST');
  await soonCounts(form, 0);
  return added;
}

export async function editRecord(screen: CollectionScreen, row: Locator, values: Values): Promise<void> {
  const { isTab } = screen;
  // The row's actions take the pointer only while it is on the row.
  await row.hover();
  await row.getByRole(isTab ? 'button' : 'link', { name: /^Modifier/ }).click();
  await save(screen, values, false);
}

/** Edits the single record below its parent. */
export async function writeSingle(screen: CollectionScreen, values: Values): Promise<void> {
  await screen.scope.getByRole('button', { name: 'Modifier', exact: true }).click();
  await save(screen, values, false);
}

export async function deleteRecord(screen: CollectionScreen, row: Locator): Promise<void> {
  await row.hover();
  await row.getByRole('button', { name: /^Supprimer/ }).click();
  const question = screen.page.getByRole('dialog');
  await press(screen, question.getByRole('button', { name: 'Supprimer', exact: true }), 'DELETE');
  await soonCounts(question, 0);
}
