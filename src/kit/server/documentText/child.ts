// A child process that reads the text of documents, one after the other.
import { answerJobs } from '../work/child/answerJobs.ts';
import type { DocumentLimits } from './documentLimits.ts';
import { type Reading, readDocument } from './readDocument.ts';
import type { TextPage } from './textPages.ts';

answerJobs<DocumentLimits, TextPage, Reading>((limits, bytes, send) => readDocument(bytes, limits, send));
