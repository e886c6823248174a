import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import type { Flag, GivenRight } from '../api/accessTypes';
import { ofIdentity } from '../api/callAddresses';
import { useGiving } from '../api/useGiving';
import { useLevelNames } from '../api/useLevelNames';
import { AddRecord } from './AddRecord';
import { GivenList } from './GivenList';
import type { IdentityTabProps } from './IdentityTab';
import { LevelSelect } from './LevelSelect';

/** The rights granted directly to a person. */
export function DirectRightsTab({ identity, readOnly }: IdentityTabProps) {
  const translate = useTranslate();
  const { nameOf, levelsOf } = useLevelNames();
  const [flag, setFlag] = useState<Flag>('read');
  const { mutate, isPending, error } = useGiving();
  const calls = ofIdentity(identity.id);
  const give = (given: GivenRight) => mutate({ ...calls.addRight(given), name: nameOf(given) });
  return (
    <>
      {error && <FailureAlert error={error} />}
      <GivenList
        label={translate('accessPages.people.direct')}
        empty={translate('accessPages.give.noRight')}
        readOnly={readOnly || isPending}
        items={identity.droits.map((given) => ({
          key: `${given.droitId}:${given.flag}`,
          name: nameOf(given),
          onRemove: () => mutate({ ...calls.removeRight(given), name: nameOf(given) }),
        }))}
      />
      {!readOnly && (
        <AddRecord
          resource="Droits"
          label={translate('accessPages.give.right')}
          disabled={isPending}
          onAdd={(droitId) => {
            const levels = levelsOf(droitId);
            give({ droitId, flag: levels.includes(flag) ? flag : (levels[0] ?? flag) });
          }}
        >
          {(droitId) => {
            const levels = levelsOf(droitId);
            return (
              <LevelSelect
                value={levels.includes(flag) ? flag : (levels[0] ?? flag)}
                levels={levels}
                onChange={setFlag}
              />
            );
          }}
        </AddRecord>
      )}
    </>
  );
}
