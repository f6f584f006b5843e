import { Anchor, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredPopover } from '#kit/web/popup/AnchoredPopover.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import type { Freshness } from '../../contract.ts';
import { FreshnessLine } from './FreshnessLine.tsx';

/** How fresh the data of each source are. */
export function FreshnessPanel({ anchor, sources }: AnchoredProps & { sources: readonly Freshness[] }) {
  const t = useTexts('freshness');
  const common = useTexts('common');
  const administrates = useMay(needs.administers);
  return (
    <AnchoredPopover anchor={anchor} label={t('all')} position="bottom-start" width={340} padding={16}>
      <Stack gap="sm">
        <Stack component="ul" gap={6}>
          {sources.map((source) => (
            <li key={source.fonte}>
              <FreshnessLine source={source} />
            </li>
          ))}
        </Stack>
        {administrates && (
          <Anchor size="sm" renderRoot={(props) => <Link to="/fontes" {...props} />}>
            {common('word.openSources')}
          </Anchor>
        )}
      </Stack>
    </AnchoredPopover>
  );
}
