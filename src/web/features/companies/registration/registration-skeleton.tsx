import { Loading, Skeleton } from '#web/design/data/skeleton.tsx';
import '#web/features/companies/companies.css';
import './registration.css';

/** The shape of the wizard while its code is on the way. */
export function RegistrationSkeleton() {
  return (
    <Loading>
      <span className="company-wizard card card-pad-lg">
        <Skeleton height={28} width="40%" />
        <Skeleton height={44} width="100%" />
        <Skeleton height={44} width="100%" />
        <Skeleton height={44} width="100%" />
        <Skeleton height={44} width="100%" />
      </span>
    </Loading>
  );
}
