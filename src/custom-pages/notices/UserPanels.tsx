import { keepsSomeBack } from '../../resources/access/privacy';
import { Utilisateurs } from '../../resources/schemas/utilisateurs';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { MembershipsPanel } from '../people/MembershipsPanel';
import { NoticesPanel } from './NoticesPanel';

/** What a person's page shows besides their fields: the notices about them, and what they belong to. */
export const UserPanels = ({ record }: { readonly record: AnyRecord }) => (
  <>
    <NoticesPanel record={record} />
    {!keepsSomeBack(Utilisateurs, record) && <MembershipsPanel record={record} />}
  </>
);
