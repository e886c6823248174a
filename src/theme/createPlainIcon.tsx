import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { forwardRef, memo, type ReactNode } from 'react';

const ROOT = 'MuiSvgIcon-root';

const CLASSES = {
  inherit: `${ROOT} MuiSvgIcon-fontSizeInherit`,
  small: `${ROOT} MuiSvgIcon-fontSizeSmall`,
  medium: `${ROOT} MuiSvgIcon-fontSizeMedium`,
  large: `${ROOT} MuiSvgIcon-fontSizeLarge`,
} as const;

/** The styles that MUI computes for each icon. */
export const PLAIN_ICON_STYLES = {
  [`.${ROOT}`]: {
    userSelect: 'none',
    width: '1em',
    height: '1em',
    display: 'inline-block',
    flexShrink: 0,
    fill: 'currentColor',
    fontSize: '1.5rem',
  },
  '.MuiSvgIcon-fontSizeInherit': { fontSize: 'inherit' },
  '.MuiSvgIcon-fontSizeSmall': { fontSize: '1.25rem' },
  '.MuiSvgIcon-fontSizeLarge': { fontSize: '2.1875rem' },
} as const;

/** Props that only MUI's icon supports. */
const STYLED = ['sx', 'color', 'titleAccess', 'htmlColor', 'component', 'classes', 'inheritViewBox', 'ownerState'];

/** Replaces MUI's icon factory (scripts/build/plainIcons.ts) by plain elements: a list has 175 icons. */
export default function createPlainIcon(path: ReactNode) {
  const Icon = forwardRef<SVGSVGElement, SvgIconProps>(function Icon(props, ref) {
    const { fontSize = 'medium', className, ...others } = props;
    if (STYLED.some((prop) => prop in others))
      return (
        <SvgIcon ref={ref} {...props}>
          {path}
        </SvgIcon>
      );
    return (
      <svg
        ref={ref}
        className={className ? `${CLASSES[fontSize]} ${className}` : CLASSES[fontSize]}
        focusable="false"
        aria-hidden
        viewBox="0 0 24 24"
        {...others}
      >
        {path}
      </svg>
    );
  });
  return Object.assign(memo(Icon), { muiName: 'SvgIcon' });
}
