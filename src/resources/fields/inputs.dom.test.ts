import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../test/support/accessibility';
import { isLongRun } from '../../../test/support/longRun';
import { renderInput } from '../../../test/support/renderField';
import type { FieldSpec } from '../language/kind';
import { kindOf, kinds, type KindName } from './kinds';
import { ICONS } from './icon/kind';
import { optionOf, type Option } from './shared/options';

interface Hands {
  readonly user: UserEvent;
  readonly label: string;
  readonly spec: FieldSpec;
}

type Enter = (hands: Hands, value: unknown) => Promise<void>;

const type: Enter = async ({ user, label }, value) => {
  const box = screen.getByRole('textbox', { name: label });
  await user.clear(box);
  await user.click(box);
  await user.paste(String(value));
};

const typeNumber: Enter = (hands, value) => type(hands, String(value).replace('.', ','));

const choose = async ({ user, label }: Hands, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
};

const wordsOf = (value: unknown, options: readonly Option[]) => optionOf(value, options)?.label[0] ?? '';
const optionsOf = (spec: FieldSpec) => (spec as FieldSpec & { readonly options: readonly Option[] }).options;

/** Types the sections of a date: day, month, year, hours, minutes. */
const typeSections =
  (digitsOf: (value: string) => string): Enter =>
  async ({ user }, value) => {
    const [first] = await screen.findAllByRole('spinbutton');
    if (first) await user.click(first);
    await user.keyboard(digitsOf(String(value)));
  };

const upload: Enter = async ({ user }, value) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const files = [value].flat().map((one) => new File(['x'], (one as File).name, { type: (one as File).type }));
  if (input) await user.upload(input, files);
};

const fillInner = async ({ user }: Hands, inner: HTMLElement, value: object) => {
  const boxes = within(inner).getAllByRole('textbox');
  for (const [index, part] of Object.values(value).entries()) {
    const box = boxes[index];
    if (box && part !== null) await user.type(box, String(part));
  }
};

/** Fills in the input of each kind; typed over all kinds, so that a new one must be added. */
const ENTER: Readonly<Record<KindName, Enter>> = {
  text: type,
  longText: type,
  email: type,
  telephone: type,
  url: type,
  colour: type,
  siren: type,
  siret: type,
  naf: type,
  postcode: type,
  integer: typeNumber,
  decimal: typeNumber,
  money: typeNumber,
  percentage: typeNumber,
  year: typeNumber,
  boolean: ({ user }, value) => user.click(screen.getByRole('radio', { name: value ? 'Oui' : 'Non' })),
  date: typeSections((value) => value.split('-').reverse().join('')),
  month: typeSections((value) => value.split('-').reverse().join('')),
  // 13:30 in UTC, the time zone of these tests.
  dateTime: typeSections((value) => value.replace(/^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}).*/, '$3$2$1$4$5')),
  enumeration: (hands, value) => choose(hands, wordsOf(value, optionsOf(hands.spec))),
  icon: (hands, value) => choose(hands, wordsOf(value, ICONS)),
  async enumerationSet({ user, label, spec }, value) {
    for (const one of value as readonly string[]) {
      await user.type(screen.getByRole('combobox', { name: label }), wordsOf(one, optionsOf(spec)));
      await user.click(await screen.findByRole('option', { name: wordsOf(one, optionsOf(spec)) }));
    }
  },
  async reference({ user, label }, value) {
    const wanted = `Domaine ${String(value)}`;
    await user.type(screen.getByRole('combobox', { name: label }), wanted);
    // Waits until the search result has replaced the first page.
    await waitFor(() => {
      const shown = screen.getAllByRole('option').map(({ textContent }) => textContent);
      expect(shown.filter((text) => !text.startsWith(wanted))).toEqual([]);
    });
    await user.click(screen.getByRole('option', { name: wanted }));
  },
  async referenceSet(hands, value) {
    for (const one of value as readonly number[]) await ENTER.reference(hands, one);
  },
  file: upload,
  files: upload,
  image: upload,
  async embedded(hands, value) {
    await hands.user.click(screen.getByRole('button', { name: 'Renseigner' }));
    await fillInner(hands, screen.getByRole('group', { name: hands.label }), value as object);
  },
  async embeddedList(hands, value) {
    for (const [index, row] of (value as readonly object[]).entries()) {
      await hands.user.click(screen.getByRole('button', { name: 'Ajouter une ligne' }));
      await fillInner(hands, screen.getByRole('group', { name: `${hands.label} ${index + 1}` }), row);
    }
  },
  async note({ user, label }, value) {
    const slider = await screen.findByRole('slider', { name: label });
    slider.focus();
    // From an empty note, one step up and down gives 0.
    await user.keyboard(`{ArrowRight}{ArrowLeft}${'{ArrowRight}'.repeat(Number(value) * 2)}`);
  },
};

/** Form values that differ from the sample: files are not uploaded yet. */
const formValue = (name: KindName, value: unknown): unknown => {
  if (!kinds[name].column || !['file', 'files', 'image'].includes(name)) return value;
  const pending = [value].flat().map((one) => {
    const { name: fileName, type: mediaType } = one as File;
    return { rawFile: expect.any(File) as File, name: fileName, type: mediaType, size: 1 };
  });
  return name === 'files' ? pending : pending[0];
};

const descriptionsIn = (container: HTMLElement): readonly (string | undefined)[] =>
  [...container.querySelectorAll('[aria-describedby]')]
    .flatMap((element) => element.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent);

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enregistrer' }));

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  // Browser features that jsdom lacks: a mouse, object URLs and scrolling.
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('pointer: fine'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

describe.each(Object.keys(kinds) as KindName[])('the input of %s', (name) => {
  const { spec, valid, invalid } = kindOf({ kind: name, label: ['', '', '', ''] }).samples;
  const label = spec.label[0];
  const hands = (): Hands => ({ user: userEvent.setup({ applyAccept: false }), label, spec });

  // The input has no seconds: an instant with seconds is preserved, but cannot be typed.
  const typed = valid.filter((value) => name !== 'dateTime' || String(value).endsWith(':00.000Z'));
  // The kind's own tests cover the other values.
  const enterable = isLongRun() ? typed : typed.slice(0, 2);

  it.each(enterable.map((value) => [value]))('returns %j', async (value) => {
    const onSubmit = vi.fn();
    const person = hands();
    renderInput(spec, { onSubmit });
    await ENTER[name](person, value);
    await submit(person.user);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: formValue(name, value) }));
  });

  it.each((isLongRun() ? valid : valid.slice(0, 2)).map((value) => [value]))('keeps %j unchanged', async (value) => {
    const onSubmit = vi.fn();
    renderInput(spec, { onSubmit, value });
    await submit(hands().user);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: value }));
  });

  it('is required, not submitted empty, and accessible, both with an error and filled in', async () => {
    const onSubmit = vi.fn();
    const help = ['Une aide', 'Some help', 'Eine Hilfe', 'Uma ajuda'] as const;
    const refused = renderInput({ ...spec, required: true }, { onSubmit });
    await submit(hands().user);
    await screen.findAllByText('Ce champ est obligatoire.');
    expect(onSubmit).not.toHaveBeenCalled();
    const filled = renderInput({ ...spec, help }, { onSubmit, value: valid[1] });
    await waitFor(() => expect(descriptionsIn(filled.container)).toContain('Une aide'));
    expect(await accessibilityFaults(refused.baseElement as HTMLElement)).toEqual([]);
  });

  if (ENTER[name] === type || ENTER[name] === typeNumber) {
    // Typed input is text, and only number kinds convert it.
    const types = ENTER[name] === type ? ['string'] : ['string', 'number'];
    const all = invalid.filter(({ input }) => types.includes(typeof input));
    // One value per error code; the kind's own tests cover the others.
    const refused = isLongRun() ? all : [...new Map(all.map((one) => [one.code, one])).values()];

    it.each(refused.map(({ input, code }) => [input, code]))('refuses %j like the API: %s', async (input) => {
      const onSubmit = vi.fn();
      const person = hands();
      renderInput(spec, { onSubmit });
      await ENTER[name](person, input);
      await submit(person.user);
      const box = screen.getByRole('textbox', { name: label });
      await waitFor(() => expect(box).toBeInvalid());
      expect(box).toHaveAccessibleDescription(/./);
      expect(onSubmit).not.toHaveBeenCalled();
    });

    it('returns null once cleared', async () => {
      const onSubmit = vi.fn();
      const { user } = hands();
      renderInput(spec, { onSubmit, value: valid[0] });
      await user.clear(screen.getByRole('textbox', { name: label }));
      // Like the Enter key: the field keeps the focus.
      fireEvent.submit(screen.getByRole('button', { name: 'Enregistrer' }));
      await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: null }));
    });
  }
});
