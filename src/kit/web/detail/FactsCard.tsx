import { Text } from '@mantine/core';
import { useFormat } from '../locale/format.ts';
import { useLanguage, useTexts } from '../locale/i18n.ts';
import { DetailCard } from './DetailCard.tsx';
import { Fact, Facts } from './Facts.tsx';
import type { FactShown } from './factsOf.ts';

/** The card of a record's facts. */
export function FactsCard({ title, facts }: { title: string; facts: readonly FactShown[] }) {
  const t = useTexts('common');
  const format = useFormat();
  const language = useLanguage();
  return (
    <DetailCard title={title}>
      <Facts layout="grid">
        {facts.map(({ name, label, value, dateTime, below, isWide }) => (
          <Fact key={name} name={label[language]} isWide={isWide}>
            {dateTime ? (
              <time dateTime={dateTime} title={dateTime.includes('T') ? format.fullDateTime(dateTime) : undefined}>
                {value}
              </time>
            ) : (
              value || (
                <Text span size="sm" c="dimmed">
                  {t('detail.empty')}
                </Text>
              )
            )}
            {below && (
              <Text size="xs" lh={1.45} c="dimmed">
                {below}
              </Text>
            )}
          </Fact>
        ))}
      </Facts>
    </DetailCard>
  );
}
