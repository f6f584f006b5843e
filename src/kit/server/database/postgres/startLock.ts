/** The advisory lock, shared by all processes, for migrations, the data that is created at the start, and copies of all data. */
export const START_LOCK = 7_431_902;
