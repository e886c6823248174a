import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectInput } from '../../resources/fields/shared/choices/SelectInput';
import type { Option } from '../../resources/fields/shared/options';
import { ReferenceInput } from '../../resources/fields/shared/references/ReferenceInput';
import { viewOf } from '../../resources/fields/views';
import { InformationsAdditionnelles } from '../../resources/schemas/notices';
import { AudienceFields } from './AudienceFields';
import { TARGETS, type NoticeKind } from './notice';
import { isAboutCompany, stepOf, type NoticeValues } from './noticeForm';
import { TagsField } from './TagsField';

const { fields } = InformationsAdditionnelles;

type FieldName = keyof typeof fields;

interface NoticeFieldsProps {
  readonly kinds: readonly NoticeKind[];
  /** The target is given and cannot be changed. */
  readonly isTargetFixed: boolean;
  readonly isBusy: boolean;
}

const dot = ({ status }: Option) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      width: 14,
      height: 14,
      flex: 'none',
      borderRadius: '50%',
      bgcolor: `${status === 'danger' ? 'error' : status}.main`,
    }}
  />
);

/** The input that the field's declaration defines. */
function Declared({
  name,
  isBusy,
  autoFocus,
}: {
  readonly name: FieldName;
  readonly isBusy: boolean;
  readonly autoFocus?: boolean;
}) {
  // Required, so that the input has no empty choice besides yes and no.
  const spec = name === 'refreshDateDerniereVisite' ? { ...fields[name], required: true } : fields[name];
  const { Input } = viewOf(spec);
  return (
    <Input
      schema={InformationsAdditionnelles}
      source={name}
      path={[name]}
      spec={spec}
      disabled={isBusy}
      autoFocus={autoFocus ?? false}
    />
  );
}

/** The fields of a notice in steps: kind of target, target, notice. */
export function NoticeFields({ kinds, isTargetFixed, isBusy }: NoticeFieldsProps) {
  const translate = useTranslate();
  const values: NoticeValues = useWatch();
  const step = stepOf(values);
  const kind = values['cibleType'] as NoticeKind | undefined;
  const { setValue } = useFormContext();
  const known = useRef(kind);
  useEffect(() => {
    // An id belongs to one kind of target, so another kind clears it.
    if (known.current !== undefined && known.current !== kind) setValue('cibleId', null);
    known.current = kind;
  }, [kind, setValue]);
  const about = { schema: InformationsAdditionnelles, disabled: isBusy || isTargetFixed } as const;
  return (
    <Box sx={GRID}>
      <SelectInput
        {...about}
        source="cibleType"
        path={['cibleType']}
        spec={fields.cibleType}
        options={fields.cibleType.options.filter(({ value }) => kinds.includes(value))}
        autoFocus={!isTargetFixed}
      />
      {step === 'kind' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
          {translate('notices.chooseTarget')}
        </Typography>
      )}
      {kind && (
        <ReferenceInput
          // Remount for another kind, whose records differ.
          key={kind}
          {...about}
          source="cibleId"
          path={['cibleId']}
          spec={{ kind: 'reference', label: fields.cibleId.label, required: true, resource: TARGETS[kind] }}
        />
      )}
      {step === 'notice' && kind && (
        <>
          <Box sx={WIDE}>
            <Declared name="titre" isBusy={isBusy} autoFocus={isTargetFixed} />
          </Box>
          <AudienceFields kind={kind} isBusy={isBusy} />
          {isAboutCompany(values) && (
            <Box sx={WIDE}>
              <TagsField isBusy={isBusy} />
            </Box>
          )}
          <Box sx={WIDE}>
            <Declared name="message" isBusy={isBusy} />
          </Box>
          <Box sx={WIDE}>
            <Declared name="fichiers" isBusy={isBusy} />
          </Box>
          <Declared name="icone" isBusy={isBusy} />
          <SelectInput
            schema={InformationsAdditionnelles}
            source="couleur"
            path={['couleur']}
            spec={fields.couleur}
            options={fields.couleur.options}
            picture={dot}
            disabled={isBusy}
          />
          {isAboutCompany(values) && (
            <Box sx={WIDE}>
              <Declared name="refreshDateDerniereVisite" isBusy={isBusy} />
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

const WIDE = { gridColumn: '1 / -1', minWidth: 0 } as const;

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 2,
  alignItems: 'start',
  pt: 1,
} as const;
