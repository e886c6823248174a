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

/** A branch, a region or a site by its name; by its number where this product does not read it. */
function LinkPart({ word, address, id }: LinkPartProps) {
  const translate = useTranslate();
  const schema = useRegistry().resolve(address)?.schema;
  const [record] = useChosenRecords(schema ? address : undefined, id);
  const name = schema && record && !record.missing ? representationOf(schema, record) : id;
  return <>{translate(`access.give.${word}`, { name })}</>;
}

/** The part of a company for which a profile counts, where it is narrower than the company. */
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
