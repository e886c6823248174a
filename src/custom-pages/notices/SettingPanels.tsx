import type { AnyRecord } from '../../resources/language/resourceSchema';
import DefinitionSetting from '../statistics/own/DefinitionSetting';
import NarrowingPanel from './NarrowingPanel';

/** What the page of a setting shows besides its text, where that is chosen and not typed. */
export default function SettingPanels({ record }: { readonly record: AnyRecord }) {
  return (
    <>
      <DefinitionSetting record={record} />
      <NarrowingPanel record={record} />
    </>
  );
}
