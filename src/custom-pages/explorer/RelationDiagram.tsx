import { cutText } from '../../resources/common/cutText';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { resourceKey } from '../../resources/registry/translationKeys';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { useRegistry } from '../../resources/views/RegistryContext';
import { BOX, layoutDiagram } from './layoutDiagram';
import { relationsOf, type Neighbour } from './relations';
import { explorerAddress } from './explorerAddress';
import { useExplorerWord } from './useExplorerWord';

/** Letters that fit in a box: its bold name, and the line below. */
const MOST_LETTERS = { name: 29, detail: 33 } as const;

/** A diagram of a resource's incoming and outgoing relations; each neighbour links to its own diagram. */
export function RelationDiagram({ schema }: { readonly schema: ResourceSchema }) {
  const word = useExplorerWord();
  const registry = useRegistry();
  const { palette } = useTheme();
  const { incoming, outgoing } = useMemo(() => relationsOf(registry, schema.name), [registry, schema]);
  const layout = layoutDiagram(incoming.length, outgoing.length);
  if (incoming.length + outgoing.length === 0) return <Typography>{word('noRelations')}</Typography>;
  const sides = [
    ...incoming.map((neighbour, index) => ({ neighbour, place: layout.incoming[index], isBelow: true })),
    ...outgoing.map((neighbour, index) => ({ neighbour, place: layout.outgoing[index], isBelow: false })),
  ];
  return (
    <Box sx={{ overflowX: 'auto', direction: 'ltr' }}>
      <svg
        role="group"
        aria-label={word('diagram')}
        width={layout.width}
        height={layout.height}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
      >
        {sides.map(({ place, isBelow, neighbour }) => (
          <path
            key={`${isBelow} ${neighbour.schema.name}`}
            d={place?.line}
            fill="none"
            stroke={palette.divider}
            strokeWidth={1.5}
          />
        ))}
        <NodeBox schema={schema} {...layout.centre} detail={schema.name} isCentre />
        {sides.map(({ place, neighbour, isBelow }) => (
          <NeighbourBox
            key={`${isBelow} ${neighbour.schema.name}`}
            neighbour={neighbour}
            isBelow={isBelow}
            x={place?.x ?? 0}
            y={place?.y ?? 0}
          />
        ))}
      </svg>
    </Box>
  );
}

interface NeighbourBoxProps {
  readonly neighbour: Neighbour;
  /** The neighbour refers to the resource in the middle. */
  readonly isBelow: boolean;
  readonly x: number;
  readonly y: number;
}

function NeighbourBox({ neighbour: { schema, ties }, isBelow, x, y }: NeighbourBoxProps) {
  const word = useExplorerWord();
  const navigate = useNavigate();
  const detail = ties
    .map((tie) => {
      if (tie.by === 'field') return tie.several ? `${tie.field}[]` : tie.field;
      return word(tie.by === 'view' ? 'shows' : isBelow ? 'below' : 'above');
    })
    .join(', ');
  const address = explorerAddress(schema.name);
  return (
    <a
      href={address}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(address);
      }}
    >
      <NodeBox schema={schema} x={x} y={y} detail={detail} />
    </a>
  );
}

interface NodeBoxProps {
  readonly schema: ResourceSchema;
  readonly x: number;
  readonly y: number;
  readonly detail: string;
  readonly isCentre?: boolean;
}

function NodeBox({ schema, x, y, detail, isCentre = false }: NodeBoxProps) {
  const translate = useTranslate();
  const { palette, typography } = useTheme();
  const registry = useRegistry();
  const nameOf = (one: ResourceSchema) => translate(resourceKey(one, 'name'), { smart_count: 2 });
  const above = registry.schemas.find((one) => one.name === schema.parent?.resource);
  const name = above ? `${nameOf(above)} › ${nameOf(schema)}` : nameOf(schema);
  return (
    <g transform={`translate(${x} ${y})`} fontFamily={typography.fontFamily}>
      <title>{`${name} · ${schema.name}`}</title>
      <rect
        width={BOX.width}
        height={BOX.height}
        rx={6}
        fill={isCentre ? palette.action.selected : palette.background.paper}
        stroke={isCentre ? palette.primary.main : palette.divider}
        strokeWidth={isCentre ? 2 : 1}
      />
      <text x={10} y={19} fontSize={13} fontWeight={600} fill={palette.text.primary}>
        {cutText(name, MOST_LETTERS.name)}
      </text>
      <text x={10} y={36} fontSize={12} fill={palette.text.secondary}>
        {cutText(detail, MOST_LETTERS.detail)}
      </text>
    </g>
  );
}
