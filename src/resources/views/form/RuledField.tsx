import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { asksReferenced, decidingFields, isFixed, isRequired, isShown, offeredSpec } from '../../records/fieldRules';
import type { ReferencedRecords } from '../../records/holds';
import { refusalIssue } from '../../records/refusedWhen';
import { useHandler } from '../../fields/shared/hooks/useHandler';
import type { RefusalOf } from '../../fields/viewTypes';
import type { FieldSpec, Issue } from '../../language/kind';
import type { Values } from '../../language/values';
import { isSame } from '../../common/isSame';
import type { AnyRecord } from '../../language/resourceSchema';
import { useMayTake } from '../access/useMayTake';
import { ReferencedRecordsOf } from '../naming/lazyReferenced';
import { useScreen } from '../ScreenContext';
import { ReadOnlyField } from './ReadOnlyField';

export interface RuledFieldProps {
  readonly name: string;
  readonly spec: FieldSpec;
  readonly stored?: AnyRecord | undefined;
  /** Renders the field with its rules applied to the form's current values. */
  readonly children: (spec: FieldSpec, refusalOf?: RefusalOf) => ReactNode;
}

/** Keeps the identity of an equal spec, because an input re-registers when its spec changes. */
function useSteady(spec: FieldSpec): FieldSpec {
  const [steady, setSteady] = useState(spec);
  if (steady === spec || isSame(steady, spec)) return steady;
  setSteady(spec);
  return spec;
}

/** Revalidates a field when `refusedWhen` begins or ceases to apply, so that the error shows before saving. */
function useCheckAtOnce(name: string, refusal: Issue | undefined): void {
  const { trigger } = useFormContext();
  const rule = refusal?.args?.['rule'];
  const before = useRef(rule);
  useEffect(() => {
    if (before.current === rule) return;
    before.current = rule;
    void trigger(name);
  }, [rule, name, trigger]);
}

interface RuledInputProps extends RuledFieldProps {
  readonly values: Values;
  readonly referenced?: ReferencedRecords;
  readonly isStoredFixed: boolean;
}

function RuledInput({ name, spec, stored, children, values, referenced, isStoredFixed }: RuledInputProps) {
  const { schema: declared } = useScreen();
  const schema = { ...declared, ...(referenced && { referenced }) };
  const { trigger, getFieldState } = useFormContext();
  const required = isRequired(schema, spec, values);
  const mayTake = useMayTake();
  const offered = offeredSpec(schema, name, spec, {
    values,
    ...(stored && { stored }),
    mayTake,
  });
  const current = useSteady(required === (offered.required ?? false) ? offered : { ...offered, required });
  useEffect(() => {
    // Revalidates when the rules change: a missing value may be optional now.
    if (getFieldState(name).error) void trigger(name);
  }, [current, name, trigger, getFieldState]);
  const refusalOf = useHandler((form: Values) => refusalIssue(schema, name, form, stored));
  useCheckAtOnce(name, refusalIssue(schema, name, values, stored));
  if (!isShown(schema, spec, values)) return null;
  if (stored && isStoredFixed) return <ReadOnlyField field={name} record={stored} />;
  return children(current, spec.refusedWhen && refusalOf);
}

interface KeptReferencedProps {
  readonly records: ReferencedRecords;
  readonly onRecords: (change: () => ReferencedRecords) => void;
}

/** Hands the records on to the input beside it. */
function KeptReferenced({ records, onRecords }: KeptReferencedProps) {
  useEffect(() => {
    onRecords(() => records);
  }, [records, onRecords]);
  return null;
}

/** For rules about a referenced record: fetches it for the form's value and for the stored one. */
function ReferencingField(props: Omit<RuledInputProps, 'referenced' | 'isStoredFixed'>) {
  const { spec, stored, values } = props;
  const { schema } = useScreen();
  const specs = useMemo(() => [spec], [spec]);
  const [referenced, setReferenced] = useState<ReferencedRecords>();
  const [before, setBefore] = useState<ReferencedRecords>();
  const isStoredFixed =
    stored !== undefined && before !== undefined && isFixed({ ...schema, referenced: before }, spec, stored);
  return (
    <>
      {/* The input stays beside it: replaced once this code has loaded, it would lose what is typed meanwhile. */}
      <Suspense fallback={null}>
        <ReferencedRecordsOf specs={specs} values={values}>
          {(records) => <KeptReferenced records={records} onRecords={setReferenced} />}
        </ReferencedRecordsOf>
        <ReferencedRecordsOf specs={specs} values={stored ?? values}>
          {(records) => <KeptReferenced records={records} onRecords={setBefore} />}
        </ReferencedRecordsOf>
      </Suspense>
      <RuledInput {...props} {...(referenced && { referenced })} isStoredFixed={isStoredFixed} />
    </>
  );
}

export function RuledField(props: RuledFieldProps) {
  const { name, spec, stored } = props;
  const { schema } = useScreen();
  const names = useMemo(
    () => [...new Set([...decidingFields(spec), ...(spec.refusedWhen ? [name] : [])])],
    [spec, name],
  );
  const { control } = useFormContext();
  const watched: readonly unknown[] = useWatch({ control, name: names });
  const values = Object.fromEntries(names.map((one, index) => [one, watched[index]]));
  if (asksReferenced(spec)) return <ReferencingField {...props} values={values} />;
  const isStoredFixed = stored !== undefined && isFixed(schema, spec, stored);
  return <RuledInput {...props} values={values} isStoredFixed={isStoredFixed} />;
}
