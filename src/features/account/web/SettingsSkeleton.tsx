import { Skeleton } from '@mantine/core';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import section from '#kit/web/page/SettingsSection.module.css';
import { workingFlags } from '../contract.ts';

type SettingsSkeletonProps = { tab: 'general' | 'info' | 'social' | 'notifications' };

/** How many fields each section of a tab has. */
const parts = {
  general: [{ picture: true, fields: 0 }, { fields: 4 }],
  info: [{ tall: true, fields: 4 }],
  social: [{ fields: 6 }],
  notifications: [{ switches: 1 }, { switches: workingFlags.length }],
} as const satisfies Record<SettingsSkeletonProps['tab'], readonly object[]>;

type PartShape = { picture?: boolean; tall?: boolean; fields?: number; switches?: number };

/** A placeholder of the tab's size while the settings load. */
export function SettingsSkeleton({ tab }: SettingsSkeletonProps) {
  return parts[tab].map(({ picture, tall, fields = 0, switches = 0 }: PartShape, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
    <div key={place} className={section.section} aria-hidden>
      <div>
        <Skeleton height={24} width={160} />
        <Skeleton height={20} mt={8} width="90%" />
      </div>
      <div className={section.content} data-dense={switches > 0 || undefined}>
        {picture && <Skeleton height={130} />}
        {fields > 0 && (
          <>
            {tall && <Skeleton height={163} />}
            <FieldGrid>
              {Array.from({ length: fields }, (_, field) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place alone
                <Skeleton key={field} height={61} />
              ))}
            </FieldGrid>
            <Skeleton height={36} width={200} />
          </>
        )}
        {Array.from({ length: switches }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a switch is known by its place alone
          <Skeleton key={row} height={24} width={320} maw="100%" />
        ))}
      </div>
    </div>
  ));
}
