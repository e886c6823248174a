import { keepsSomeBack } from '../../resources/access/privacy';
import { Utilisateurs } from '../../resources/schemas/utilisateurs';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { MembershipsPanel } from '../people/MembershipsPanel';
import { NoticesPanel } from './NoticesPanel';

/** Panels of a person's page: notices and memberships. */
export const UserPanels = ({ record }: { readonly record: AnyRecord }) => (
  <>
    <NoticesPanel record={record} />
    {!keepsSomeBack(Utilisateurs, record) && <MembershipsPanel record={record} />}
  </>
);
