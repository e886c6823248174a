import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRegistry } from '../../../resources/views/RegistryContext';
import { useChosenRecords } from '../../../resources/fields/shared/references/useChosenRecords';
import { representationOf } from '../../../resources/records/representation';
import type { CompanyLink } from '../api/accessTypes';
import { ofIdentity } from '../api/callAddresses';
import { AddCompany } from './AddCompany';
import { GivenList } from './GivenList';
import { LinkParts } from './LinkParts';
import type { ProfilePartProps } from './ProfilePart';

const COMPANIES = 'Entreprises';

/** Names of companies by id, if this product declares them. */
function useCompanyNames(links: readonly CompanyLink[]): ReadonlyMap<number, string> {
  const schema = useRegistry().schemas.find(({ name }) => name === COMPANIES);
  const records = useChosenRecords(COMPANIES, schema ? links.map(({ entrepriseId }) => entrepriseId) : null);
  return new Map(
    records.flatMap((one) => (schema && !one.missing ? [[one.id, representationOf(schema, one)] as const] : [])),
  );
}

/** The companies that a profile applies to, limited to a branch, region or site if set. */
export function ProfileCompanies({ identityId, profile, readOnly, give }: ProfilePartProps) {
  const translate = useTranslate();
  const names = useCompanyNames(profile.entreprises);
  const calls = ofIdentity(identityId);
  const title = translate('accessPages.give.scope');

  const nameOf = (id: number) => names.get(id) ?? translate('accessPages.give.companyNamed', { id });

  return (
    <>
      <Typography variant="h4" component="h4" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <GivenList
        label={title}
        empty={translate('accessPages.give.noCompany')}
        readOnly={readOnly}
        items={profile.entreprises.map((link) => ({
          key: String(link.entrepriseId),
          name: nameOf(link.entrepriseId),
          detail: <LinkParts link={link} />,
          onRemove: () =>
            give({ ...calls.removeCompany(profile.id, link.entrepriseId), name: nameOf(link.entrepriseId) }),
        }))}
      />
      {!readOnly && (
        <AddCompany
          onAdd={(entrepriseId, parts) =>
            give({ ...calls.addCompany(profile.id, entrepriseId, parts), name: nameOf(entrepriseId) })
          }
        />
      )}
    </>
  );
}
