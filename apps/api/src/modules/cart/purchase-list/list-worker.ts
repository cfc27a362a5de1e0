import { understandList } from '@yaoji/purchase-list';
import { workerTask } from '#workers/worker-task.ts';

export default workerTask(understandList);
