/** Data of task notifications: the server writes it, the browser builds the sentence from it. */
export type TaskNotification = {
  task: number;
  title: string;
  /** The user who did it. */
  by: string;
  /** Midnight in Brasília at the beginning of the due day. */
  due: string | null;
};

/** `tasks.givenMany`: several tasks of one title were assigned at once. */
export type TasksGivenNotification = { count: number; title: string; by: string };
