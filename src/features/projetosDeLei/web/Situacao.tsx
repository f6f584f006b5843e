import { IconArchive, IconCircleCheckFilled, IconCircleDashed, IconHourglass } from '@tabler/icons-react';
import type { Projeto } from '../entities.ts';
import classes from './Situacao.module.css';

type SituacaoProps = Pick<Projeto, 'situacao' | 'tramitando'>;

/** A bill's situation in its chamber's words, marked by whether it is still in progress. */
export function Situacao({ situacao, tramitando }: SituacaoProps) {
  if (!situacao) return null;
  const [look, Icon] = lookOf({ situacao, tramitando });
  return (
    <span className={classes.situacao} data-look={look}>
      <Icon size={14} aria-hidden />
      <span className={classes.words} title={situacao}>
        {situacao}
      </span>
    </span>
  );
}

/** Both chambers say what became law; otherwise only progress is certain. */
function lookOf({ situacao, tramitando }: SituacaoProps): ['law' | 'moving' | 'ended' | 'unknown', typeof IconArchive] {
  if (/norma jur[ií]dica/i.test(situacao)) return ['law', IconCircleCheckFilled];
  if (tramitando === null) return ['unknown', IconCircleDashed];
  return tramitando ? ['moving', IconHourglass] : ['ended', IconArchive];
}
