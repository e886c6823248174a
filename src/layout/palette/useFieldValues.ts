import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { pathOf } from '../../resources/registry/paths';
import { pointedAt } from '../../resources/registry/referenced';
import { fillTemplate } from '../../resources/registry/registry';
import { representationOf } from '../../resources/records/representation';
import { useRegistry } from '../../resources/views/RegistryContext';
import { askedFields, fieldsNamed, valueText } from './askedFields';
import type { Command, RecordPlace } from './commands';
import { isVowel, named } from './matchCommands';
import { useRecordHits } from './useRecordHits';

/** Most records of which a field is answered. */
const MOST = 3;

const NONE: readonly Command[] = [];

/** What found records have in the field that the search names too: "effectif ateliers delattre", "téléphone de Kowalski". */
export function useFieldValues(query: string): { readonly commands: readonly Command[]; readonly searching: boolean } {
  const registry = useRegistry();
  const provider = useDataProvider();
  const [language] = useLanguage();
  const translate = useTranslate();
  const asked = useMemo(
    () => (query.trim() === '' ? undefined : askedFields(query, registry.visible, language)),
    [query, registry, language],
  );
  const hits = useRecordHits(asked?.rest ?? '');
  const wanted = useMemo(
    () =>
      named(hits.commands, asked?.rest ?? '')
        .flatMap((command) => {
          const { place } = command;
          const fields = place && asked ? fieldsNamed(place.schema, asked.asked, language) : [];
          return place && fields.length > 0 && !command.isNear ? [{ command, place, fields }] : [];
        })
        .slice(0, MOST),
    [hits.commands, asked, language],
  );
  const nameOf = async (place: RecordPlace, record: AnyRecord, field: string): Promise<string> => {
    const names = pointedAt(registry, place, record, field).map(async ({ address, schema, id }) => {
      const { data } = await provider.getOne<AnyRecord>(address, { id });
      return representationOf(schema, data);
    });
    return (await Promise.all(names)).join(', ');
  };
  const answers = useQueries({
    queries: wanted.map(({ place, fields }) => ({
      queryKey: ['palette', 'fields', place.schema.name, place.id, fields.map(({ field }) => field), language],
      queryFn: async () => {
        const address = fillTemplate(place.schema.name, place.parents);
        const { data } = await provider.getOne<AnyRecord>(address, { id: Number(place.id) });
        return Promise.all(
          fields.map(
            async ({ field }) => valueText(place.schema, field, data, language) || (await nameOf(place, data, field)),
          ),
        );
      },
      // The record itself says it too.
      retry: false,
    })),
  });
  const commands = wanted.flatMap(({ command, place, fields }, index) =>
    fields.flatMap(({ field, label }, at): readonly Command[] => {
      const text = answers[index]?.data?.[at];
      if (text === undefined || text === '') return [];
      const of = isVowel(command.label) ? 'ofVowel' : 'of';
      return [
        {
          id: `field ${place.schema.name} ${place.id} ${field}`,
          group: 'screens',
          heading: translate('shell.palette.groups.values'),
          label: translate(`shell.palette.screens.${of}`, { screen: label, name: command.label }),
          // What tells records of one name apart follows.
          detail: [text, command.detail].filter(Boolean).join(' · '),
          icon: place.schema.icon,
          effect: { kind: 'go', path: pathOf(place.schema, 'show', place.id, place.parents) },
        },
      ];
    }),
  );
  const isLoading = answers.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching');
  return {
    commands: commands.length > 0 ? commands : NONE,
    searching: asked !== undefined && (hits.searching || isLoading),
  };
}
