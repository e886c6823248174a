import { AccessItem } from './custom-pages/access/identities/AccessItem';
import { PinItem } from './custom-pages/home/PinItem';
import type { RecordActionProps } from './resources/views/show/RecordActionContext';

/** The portal's entries in the menu of a record. */
export const RecordItems = (props: RecordActionProps) => (
  <>
    <AccessItem {...props} />
    <PinItem {...props} />
  </>
);
