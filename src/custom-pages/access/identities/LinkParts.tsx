import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { useChosenRecords } from '../../../resources/fields/shared/references/useChosenRecords';
import { representationOf } from '../../../resources/records/representation';
import { useRegistry } from '../../../resources/views/RegistryContext';
import type { CompanyLink } from '../api/accessTypes';

interface LinkPartProps {
  readonly word: 'branchNamed' | 'regionNamed' | 'siteNamed';
  readonly address: string;
  readonly id: number;
}

/** The name of a branch, region or site; its id if this product does not declare the resource. */
function LinkPart({ word, address, id }: LinkPartProps) {
  const translate = useTranslate();
  const schema = useRegistry().resolve(address)?.schema;
  const [record] = useChosenRecords(schema ? address : undefined, id);
  const name = schema && record && !record.missing ? representationOf(schema, record) : id;
  return <>{translate(`accessPages.give.${word}`, { name })}</>;
}

/** The part of a company that a profile is limited to. */
export function LinkParts({ link: { entrepriseId, brancheId, regionId, siteId } }: { readonly link: CompanyLink }) {
  const parts = [
    { word: 'branchNamed', address: 'Branches', id: brancheId },
    { word: 'regionNamed', address: 'Regions', id: regionId },
    { word: 'siteNamed', address: `Entreprises/${entrepriseId}/sites`, id: siteId },
  ] as const;
  return (
    <>
      {parts
        .flatMap(({ id, ...part }) => (id === null ? [] : [{ ...part, id }]))
        .map((part, index) => (
          <Fragment key={part.word}>
            {index > 0 && ', '}
            <LinkPart {...part} />
          </Fragment>
        ))}
    </>
  );
}
