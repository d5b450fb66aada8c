use std::time::Duration;

/// How often, and after which waits, a call is tried again when no server is available.
///
/// Only `UNAVAILABLE` is retried: it means that nobody has answered. Every other status is an answer,
/// and would be the same again. A call's deadline covers all its attempts and waits.
#[derive(Clone, Debug, PartialEq)]
pub struct Retry {
    /// How many attempts in all, the first one included.
    pub attempts: u32,
    /// The wait before the second attempt. Each wait is up to 20 % shorter or longer than stated, so
    /// that clients that failed together do not come back together.
    pub first_wait: Duration,
    /// What no wait exceeds.
    pub longest_wait: Duration,
    /// By how much each wait is longer than the one before.
    pub factor: f64,
}

impl Default for Retry {
    fn default() -> Self {
        Self {
            attempts: 4,
            first_wait: Duration::from_millis(100),
            longest_wait: Duration::from_secs(2),
            factor: 2.0,
        }
    }
}

impl Retry {
    /// One attempt and no more.
    pub fn none() -> Self {
        Self {
            attempts: 1,
            ..Self::default()
        }
    }

    /// How long to wait after this many failed attempts; `None` to give up.
    pub(crate) fn wait(&self, failed: u32) -> Option<Duration> {
        if failed >= self.attempts {
            return None;
        }
        let longest = self.longest_wait.as_secs_f64();
        let growth = self.factor.powi(failed.saturating_sub(1).min(64) as i32);
        let seconds = (self.first_wait.as_secs_f64() * growth).clamp(0.0, longest);
        Some(Duration::from_secs_f64(
            seconds * (0.8 + 0.4 * fastrand::f64()),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about(wait: Option<Duration>, milliseconds: u64) -> bool {
        let stated = Duration::from_millis(milliseconds);
        wait.is_some_and(|wait| wait >= stated.mul_f64(0.79) && wait <= stated.mul_f64(1.21))
    }

    #[test]
    fn waits_double() {
        let retry = Retry::default();
        assert!(about(retry.wait(1), 100));
        assert!(about(retry.wait(2), 200));
        assert!(about(retry.wait(3), 400));
        assert_eq!(retry.wait(4), None);
        assert_eq!(Retry::none().wait(1), None);
    }

    #[test]
    fn no_wait_exceeds_the_longest() {
        let retry = Retry {
            attempts: u32::MAX,
            ..Retry::default()
        };
        assert!(about(retry.wait(u32::MAX - 1), 2000));
    }
}
