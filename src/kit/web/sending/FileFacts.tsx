import { Fact, Facts } from '../detail/Facts.tsx';
import classes from './Sending.module.css';

/** What is known of a sent file: names with values. */
export function FileFacts({ facts }: { facts: readonly [name: string, value: string][] }) {
  return (
    <Facts layout="grid" className={classes.detailFacts}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
