// 'Loading Python': a fact to read while Python comes, how much is here already, and the request to wait.
import { Portrait } from '../../ui/Portrait.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

export interface LoadingPythonProps {
  fact: string;
  /** 0 to 1. */
  progress: number;
  shopkeeperPortrait?: string | undefined;
}

export function LoadingPython({ fact, progress, shopkeeperPortrait }: LoadingPythonProps) {
  return (
    <div className="tut-loading" role="status">
      {shopkeeperPortrait ? (
        <Portrait character={shopkeeperPortrait} name="" expression="think" size={132} />
      ) : (
        <Spinner label="" />
      )}
      <h3 className="tut-title">Loading Python</h3>
      <ProgressBar label="Loading Python" value={Math.round(progress * 100)} colour="teal" />
      <p className="tut-fact">
        <span className="tut-fact-ask">Did you know?</span> {fact}
      </p>
      <p className="tut-wait">Please wait...</p>
    </div>
  );
}
