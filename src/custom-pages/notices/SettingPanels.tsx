import type { AnyRecord } from '../../resources/language/resourceSchema';
import DefinitionSetting from '../statistics/own/DefinitionSetting';
import NarrowingPanel from './NarrowingPanel';

/** Panels of a setting whose value is selected rather than typed. */
export default function SettingPanels({ record }: { readonly record: AnyRecord }) {
  return (
    <>
      <DefinitionSetting record={record} />
      <NarrowingPanel record={record} />
    </>
  );
}
