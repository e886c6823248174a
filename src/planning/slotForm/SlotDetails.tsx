import type { SlotPanelProps } from './slotPanelProps';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { Entreprises } from '../../resources/schemas/entreprises';
import { Utilisateurs } from '../../resources/schemas/utilisateurs';
import { WriteButton } from '../../resources/views/access/WriteButton';
import { WithdrawButton } from '../../resources/views/requests/WithdrawButton';
import { SidePanel } from '../../resources/views/page/SidePanel';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { useFormats } from '../calendar/useFormats';
import { isGone, markKey, type PlanSlot } from '../model/plan';
import { NamedLink } from './NamedLink';
import { PendingDecision } from '../requests/PendingDecision';
import { isOwnSlot } from '../requests/proposal';
import { PLAN_REQUESTS } from '../requests/requestTypes';
import { useKeptTab } from './useKeptTab';

export interface SlotDetailsProps extends Omit<SlotPanelProps, 'opened'> {
  readonly slot: PlanSlot;
}

/** A read-only slot: in the reader's own plan, pending, or removed by a simulation. */
export default function SlotDetails({ slot, names, loaded, edits, isPlanner, own, onOpen, onClose }: SlotDetailsProps) {
  const translate = useTranslate();
  useKeptTab();
  const formats = useFormats();
  const mark = markKey(slot);
  // A planner's own slots open as a form; these are shown while viewing as a planner.
  const isEditable = isPlanner && slot.mark !== 'pending' && !isGone(slot);
  const type = loaded.plan.types.get(slot.typeCreneauId)?.libelle;
  const linked = (schema: ResourceSchema, id: number, name: string | undefined) =>
    name && <NamedLink schema={schema} id={id} name={name} />;
  const lines: readonly (readonly [string, ReactNode])[] = [
    ['when', `${formats.day(dayIndexOf(slot.start))}, ${formats.range(slot)}`],
    [
      'person',
      slot.salarieId === null
        ? translate('planning.everybody')
        : linked(Utilisateurs, slot.salarieId, names.get(slot.salarieId)),
    ],
    [
      'company',
      slot.entrepriseId !== null && linked(Entreprises, slot.entrepriseId, loaded.companies.get(slot.entrepriseId)),
    ],
    ['type', type],
    ['state', mark ? translate(`planning.marks.${mark}`) : null],
    ['text', slot.texte],
  ];
  return (
    <SidePanel isInPage title={slot.title} onClose={onClose}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1, m: 0 }}>
        {lines.map(
          ([name, value]) =>
            value && (
              <Box key={name} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {translate(`planning.details.${name}`)}
                </Box>
                <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {value}
                </Box>
              </Box>
            ),
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 2 }}>
        {isPlanner && slot.mark === 'pending' && <PendingDecision slot={slot} onClose={onClose} />}
        {own && slot.mark === 'pending' && slot.id < 0 && slot.salarieId === own.id && (
          <WithdrawButton kind={PLAN_REQUESTS} request={{ id: -slot.id, utilisateurId: own.id }} onDone={onClose} />
        )}
        {isPlanner && slot.mark === 'removed' && (
          <WriteButton
            label={translate('planning.details.bringBack')}
            onClick={() => {
              onClose();
              void edits.apply([{ kind: 'delete', slotId: slot.id }]);
            }}
          />
        )}
        {isEditable && (
          <WriteButton
            label={translate('screens.actions.edit')}
            variant="contained"
            onClick={() => onOpen({ kind: 'stored', slotId: slot.id })}
          />
        )}
        {own &&
          isOwnSlot(slot, own.id) &&
          (['Modification', 'Suppression'] as const).map((action) => (
            <WriteButton
              key={action}
              label={translate(`planningRequests.propose.${action === 'Suppression' ? 'remove' : 'change'}`)}
              variant={action === 'Suppression' ? 'text' : 'contained'}
              color={action === 'Suppression' ? 'error' : 'primary'}
              onClick={() => {
                onClose();
                own.propose({ action, slot });
              }}
            />
          ))}
      </Box>
    </SidePanel>
  );
}
