import type { useTranslate } from 'ra-core';
import { displayedTelephone } from '../../../resources/fields/telephone/displayedTelephone';
import { fieldKey } from '../../../resources/registry/translationKeys';
import { Utilisateurs } from '../../../resources/schemas/utilisateurs';
import type { ChangeRequest } from './changeRequest';

type Translate = ReturnType<typeof useTranslate>;
type Proposed = ChangeRequest['modifications'][number];

/** A value as readers see it; undefined for an empty one. */
export const shownValue = ({ champ }: Proposed, value: string | null | undefined): string | undefined => {
  if (value === null || value === undefined) return undefined;
  return Utilisateurs.fields[champ].kind === 'telephone' ? displayedTelephone(value) : value;
};

/** Every proposed change in words: the field, its value before, and its value after. */
export const changeLines = ({ modifications }: ChangeRequest, translate: Translate): readonly string[] =>
  modifications.map((one) =>
    translate('screens.page.labelled', {
      label: translate(fieldKey(Utilisateurs, one.champ)),
      name: [shownValue(one, one.avant), shownValue(one, one.apres) ?? translate('requests.none')]
        .filter((value) => value !== undefined)
        .join(' → '),
    }),
  );

/** What a request asks for, above the question whether to accept it. */
export const changeAbout = (request: ChangeRequest, name: string, translate: Translate): readonly string[] => [
  name,
  ...changeLines(request, translate),
  ...(request.motif ? [translate('requests.reason', { reason: request.motif })] : []),
];
