import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import textStyles from '#kit/web/text/text.module.css';

type NoticeCardProps = {
  record: { licitacao: number | null; licitacao_nome: string; compra_controle: string };
  /** `away`: it has not been imported; `none`: the record names none. */
  words: { title: string; away: string; none: string };
  /** A link to all records of the notice. */
  all: ReactNode;
  /** Where its body buys. */
  place?: ReactNode;
};

/** The notice that a record comes from. */
export function NoticeCard({ record: { licitacao, licitacao_nome, compra_controle }, words, all, place }: NoticeCardProps) {
  return (
    <DetailCard title={words.title}>
      {licitacao !== null ? (
        <Link to="/apps/invoice/preview/$id" params={{ id: String(licitacao) }}>
          {licitacao_nome}
        </Link>
      ) : (
        <p className={textStyles.dimmed}>{compra_controle ? words.away : words.none}</p>
      )}
      {place && <span className={textStyles.second}>{place}</span>}
      {compra_controle && <span className={textStyles.second}>{compra_controle}</span>}
      {compra_controle && <span className={textStyles.second}>{all}</span>}
    </DetailCard>
  );
}
