import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../locale/format.ts';
import { useLanguage, useTexts } from '../locale/i18n.ts';
import { DetailCard } from './DetailCard.tsx';
import { Fact, Facts } from './Facts.tsx';
import type { FactShown } from './factsOf.ts';

type FactsCardProps = {
  title: string;
  facts: readonly FactShown[];
  /** Shown instead of the words of the facts with these names, such as links. */
  instead?: Readonly<Record<string, ReactNode>>;
};

/** The card of a record's facts. */
export function FactsCard({ title, facts, instead = {} }: FactsCardProps) {
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
              (instead[name] ?? value) || (
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
