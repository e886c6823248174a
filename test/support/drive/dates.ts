import { labelOf, type Driver } from './driver';

interface DateForm {
  readonly typed: (value: string) => string;
  readonly shown: (value: string) => string;
}

export const dateDriver = ({ typed, shown }: DateForm): Driver<never, string> => ({
  async fill({ scope }, spec, value) {
    await scope
      .getByRole('group', { name: labelOf(spec), exact: true })
      .getByRole('spinbutton')
      .first()
      .click();
    await scope.page().keyboard.type(typed(value));
  },
  shown: (value) => [shown(value)],
});

const reversed = (value: string): readonly string[] => value.split('-').reverse();

export const dayForm: DateForm = {
  typed: (value) => reversed(value).join(''),
  shown: (value) => reversed(value).join('/'),
};

export const monthForm: DateForm = {
  typed: (value) => reversed(value).join(''),
  shown: (value) =>
    new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${value}-01`),
    ),
};

/** The parts of an instant in the time zone of the browser tests (`playwright.config.ts`). */
function inParis(value: string): Readonly<Record<string, string>> {
  const format = new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return Object.fromEntries(format.formatToParts(new Date(value)).map((part) => [part.type, part.value]));
}

export const instantForm: DateForm = {
  typed(value) {
    const { day, month, year, hour, minute } = inParis(value);
    return `${day}${month}${year}${hour}${minute}`;
  },
  shown(value) {
    const { day, month, year, hour, minute } = inParis(value);
    return `${day}/${month}/${year} à ${hour}:${minute}`;
  },
};
